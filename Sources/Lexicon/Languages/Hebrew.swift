/// The words of Hebrew; `Sense` says what each line means.
enum Hebrew {
  static let table: StaticString = """
    # What a length measures
    padding: ריפוד, ריווח פנימי
    margin: שוליים
    gap: רווח, מרווח, ריווח
    width: רוחב
    height: גובה
    size: גודל
    radius: רדיוס, עיגול פינות
    border: גבול, מסגרת
    fontSize: גופן, גודל גופן, גודל טקסט
    # What a color paints
    background: רקע, צבע רקע
    text: טקסט, צבע טקסט, כותרת, תווית
    icon: אייקון, סמל
    color: צבע, צבעים
    # Colors
    white: לבן
    black: שחור
    # Places
    side: אנכי, אופקי, למעלה, למטה, ימין, שמאל
    preposition: של
    # States and themes
    state: ריחוף, לחוץ, לחיצה, מושבת, פוקוס, מיקוד, נבחר
    possibleState: רגיל, שגיאה
    defaultState: רגיל, ברירת
    disabledState: מושבת
    decoration: דקורטיבי, דקורטיבית, קישוט
    # Controls and other things
    button: כפתור
    hyperlink: קישור, קישורים
    leadingButton: כפתור
    # Headings, labels and columns
    stateGroup: מצבים, מצב
    # Grids and scales
    grid: רשת, גריד
    base: יחידת, בסיס
    multiple: כפולות, כפולה
    space: ריווח, לריווח, רווחים, מרווחים
    # Conditions and devices
    condition: בהיר, כהה
    """
}
