const SIGNS = /([‹○›×])/

/** A sentence, its signs of buttons as large as words. */
export function WithSigns({ text }: { readonly text: string }) {
  return text.split(SIGNS).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence
      <b key={at} className="sign">
        {part}
      </b>
    ) : (
      part
    ),
  )
}
