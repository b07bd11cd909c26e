/** Long lines of code in two, where a person would break them. */
export function breakLine(line: string): string {
  return line.replace('.call', '\n  .call').replace('unchecked { ', 'unchecked {\n  ');
}
