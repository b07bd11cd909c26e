import type { Demo } from '@/stage/define-demo';

const demos = import.meta.glob<Demo>('/projects/*/demo/demo.tsx', { import: 'demo' });

const BEFORE_ISLANDS = '/@id/astro:scripts/before-hydration.js';

/** Fetches the demo of a project; for the browser. */
export async function loadDemo(slug: string): Promise<Demo> {
  // What Astro loads before an island, and React's fast refresh asks for; a page without islands has to load it itself.
  if (import.meta.env.DEV) await import(/* @vite-ignore */ BEFORE_ISLANDS);
  const load = demos[`/projects/${slug}/demo/demo.tsx`];
  if (!load) throw new Error(`projects/${slug}/demo/demo.tsx does not exist.`);
  return load();
}
