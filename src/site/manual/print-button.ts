/** Shows the button that prints the page, which does nothing without a script. */
export function offerPrint(button: HTMLButtonElement): void {
  button.hidden = false
  button.addEventListener('click', () => print())
}
