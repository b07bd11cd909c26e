import type { Loader, LoaderContext } from 'astro/loaders';

const CONTENT = /[\\/](?:content|projects)[\\/].*\.(?:mdx|yaml)$/;

/**
 * A loader that does not end the dev server when its files have a mistake, but tries again after each change until they have
 * none. tooling/checked-content.ts names the mistake in the terminal and in the browser. A build still stops.
 */
export function surviveMistakes(loader: Loader): Loader {
  return { ...loader, load: (context) => loadUntilItWorks(loader, context) };
}

async function loadUntilItWorks(loader: Loader, context: LoaderContext): Promise<void> {
  const { watcher } = context;
  if (!watcher) return loader.load(context);
  if (await loads(loader, context)) return;
  let attempts = Promise.resolve(false);
  const tryAgain = (path: string) => {
    if (!CONTENT.test(path)) return;
    attempts = attempts.then((isLoaded) => isLoaded || loads(loader, context));
  };
  for (const event of ['add', 'change', 'unlink']) watcher.on(event, tryAgain);
}

async function loads(loader: Loader, context: LoaderContext): Promise<boolean> {
  try {
    await loader.load(context);
    return true;
  } catch {
    return false;
  }
}
