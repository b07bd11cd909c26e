/**
 * The order of the cascade layers, lowest first. It is inlined before any stylesheet, so that it does not depend on the order
 * in which the bundler links them.
 */
export const LAYER_ORDER = '@layer reset, tokens, base, ui, features, print;';

/** The localStorage key of the chosen theme. */
export const THEME_KEY = 'theme';

/** Trusted Types: a string may name a script or worker of this origin only, and never becomes markup. */
const TRUST = `self.trustedTypes?.createPolicy('default',{createScriptURL:u=>new URL(u,location).origin===location.origin?u:null});`;

const THEME = `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/**
 * Runs in the head before anything else: the policy must exist before the first script loads another, and the theme must be
 * set before the first paint. Its hash is in src/config/headers.ts.
 */
export const BOOT_SCRIPT = TRUST + THEME;
