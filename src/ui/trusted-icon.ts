/** The part of the Trusted Types API used here; TypeScript has no types for it yet. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): { createHTML: (text: string) => string };
}

declare const trustedTypes: PolicyFactory | undefined;

/** The only Trusted Types policy that turns a string into markup. Its name is allowed in src/config/headers.ts. */
const policy =
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('icons', { createHTML: (svg) => svg });

/** The markup of an icon in the form that `innerHTML` accepts. Only for what was imported from the icon set. */
export function trustedIcon(svg: string): string {
  return policy ? policy.createHTML(svg) : svg;
}
