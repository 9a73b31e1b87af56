/** The line that says that the search takes a moment. */

export function Searching({ text }: { readonly text: string }) {
  return (
    <p className="find-result">
      <span className="find-searching">{text}</span>
    </p>
  )
}
