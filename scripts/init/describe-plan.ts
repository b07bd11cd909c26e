import { FILES } from '../../checks/content.ts';
import type { Plan } from './make-plan.ts';

const WORDS = {
  did: {
    remove: 'Removed',
    copy: 'Copied',
    write: 'Changed',
    start: 'Started',
    set: 'Set',
    keep: 'Kept',
  },
  would: {
    remove: 'Would remove',
    copy: 'Would copy',
    write: 'Would change',
    start: 'Would start',
    set: 'Would set',
    keep: 'Would keep',
  },
} as const;

/**
 * What has changed or would change, line by line, and what to do next.
 * @param fonts packages to install for letters of the content
 */
export function describePlan(
  plan: Plan,
  tense: keyof typeof WORDS,
  fonts: readonly string[] = [],
): string {
  const words = WORDS[tense];
  const { removes, copies, writes, starter, variables, upstream, kept } = plan;
  const lines = [
    ...removes.map((path) => `${words.remove} ${path}`),
    ...[...copies].map(([target, source]) => `${words.copy} ${source} to ${target}`),
    ...[...writes.keys()].map((file) => `${words.write} ${file}`),
    ...(starter === undefined ? [] : [`${words.start} projects/${starter}`]),
    ...Object.entries(variables).map(([name, value]) => `${words.set} ${name}=${value} in .env`),
    ...(upstream === undefined ? [] : [`${words.set} the remote "upstream" to ${upstream}`]),
  ];
  if (lines.length === 0) return 'Nothing to change: the files say this already.';
  const own = kept.map(
    (file) => `${words.keep} ${file} out of git, because it is yours alone. Nothing publishes it.`,
  );
  return [...lines, ...own, ...(tense === 'did' ? nextSteps(plan, fonts) : [])].join('\n');
}

function nextSteps(
  { starter, guide, upstream, lacksRoles, lacksMail }: Plan,
  fonts: readonly string[],
): string[] {
  const steps = [
    ...(fonts.length === 0
      ? []
      : [`npm install -D -E ${fonts.join(' ')}, which has the letters of your words`]),
    'npm run dev shows the site while you write',
    ...(starter === undefined ? [] : [`edit projects/${starter}/${starter}.mdx`]),
    ...(lacksRoles
      ? [
          `write work and education, if you want them shown, in ${FILES.profile}: workHistory, education`,
        ]
      : []),
    ...(lacksMail
      ? ['npm run init -- --yes --email <address> publishes your e-mail address, if you want that']
      : []),
    'npm run doctor lists what is left to change',
    'git add -A && git commit -m "Make it mine"',
    ...(upstream === undefined
      ? []
      : ['git remote set-url origin <the address of your own repository>, then git push']),
    guide === undefined
      ? 'docs/deploy.md says how to put it online'
      : `docs/deploy.md, "${guide}", says how to put it online`,
  ];
  return ['', 'Next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}
