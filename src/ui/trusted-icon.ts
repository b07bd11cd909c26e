/** What a browser with trusted types offers; TypeScript does not know it yet. */
interface PolicyMaker {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): { createHTML: (text: string) => string };
}

declare const trustedTypes: PolicyMaker | undefined;

/** The one door through which a string becomes markup in the browser. Its name is in the policy of src/config/headers.ts. */
const door =
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('icons', { createHTML: (svg) => svg });

/** The markup of an icon in the form that `innerHTML` accepts. Only for what was imported from the icon set. */
export function trustedIcon(svg: string): string {
  return door ? door.createHTML(svg) : svg;
}
