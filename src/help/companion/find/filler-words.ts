/**
 * Filler words of all languages, normalised. Words with another meaning are excluded: "on", "an" (German "on"), "ar"
 * (Swedish "är", but also "år", year) and "of" (also "off").
 */
const fillerWords = new Set(
  (
    'a and can do does for how i if in it its me my the that this to we what when which why ' +
    'ala at bara den det en et hur inte jag kan man med men och som til vad varfor vi vilken nar ' +
    'ale der har hva hvad hvilken hvordan hvorfor ike jeg min og skal vil ' +
    'aber das die ein eine es hat ich ihr im ist mein mit nicht nur sie und wan warum was welche wen wie wir zu ' +
    'ei eta jos kun mika miksi mita miten voi'
  ).split(' '),
)

export const isFillerWord = (word: string) => fillerWords.has(word)
