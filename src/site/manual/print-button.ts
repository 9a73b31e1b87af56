/** Shows the button that prints the page, which does nothing without a script. */
export function connectPrintButton(button: HTMLButtonElement): void {
  button.hidden = false
  button.addEventListener('click', () => print())
}
