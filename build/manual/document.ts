/**
 * Returns a whole page as HTML.
 * @param root the attributes of the root element
 * @param head the lines of the head
 */
export function documentOf(root: string, head: readonly string[], body: string): string {
  return `<!doctype html>
<html ${root}>
<head>
${head.join('\n')}
</head>
<body>${body}</body>
</html>
`
}
