/** Says what an address opens, such as "5,00,000 in 10 years"; nothing for an address without a run. */
export type DescribeRun = (query: URLSearchParams) => string | undefined;

/**
 * Names a shared run on the poster, before Play. Only an address with a query fetches what it takes, so that everyone else's
 * page stays as light as it was.
 */
export async function nameSharedRun(load: () => Promise<DescribeRun>): Promise<void> {
  if (location.search === '') return;
  const describeRun = await load();
  const run = describeRun(new URLSearchParams(location.search));
  if (run === undefined) return;
  const demo = document.querySelector('[data-widget="demo"]');
  const sentence = demo?.querySelector('[data-demo-sentence]');
  const plays = demo?.querySelector('[data-demo-plays]');
  if (sentence) sentence.textContent = `A shared run: ${run}`;
  if (plays) plays.textContent = 'Play the shared run';
}
