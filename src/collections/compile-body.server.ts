/** Compiles MDX to the JavaScript of a function body. The compiler loads only when somebody asks. */
export async function compileBody(raw: string): Promise<string> {
  const { compile } = await import('@mdx-js/mdx');
  return String(await compile(raw, { outputFormat: 'function-body' }));
}
