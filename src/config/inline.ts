/**
 * The order of precedence of the stylesheets' layers, lowest first. It is inlined before any stylesheet, so it holds in
 * whatever order a bundler links them.
 */
export const LAYER_ORDER = '@layer reset, tokens, base, ui, features, print;';

/** Where the visitor's choice of theme is kept. */
export const THEME_KEY = 'theme';

/** Scripts and workers may be named by a string only when they are this site's; a string never becomes markup. */
const TRUST = `self.trustedTypes?.createPolicy('default',{createScriptURL:u=>new URL(u,location).origin===location.origin?u:null});`;

const THEME = `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/**
 * Runs in the head before anything else: what it allows must be known before the first script asks, and a chosen theme
 * never flashes. Its hash is in src/config/headers.ts.
 */
export const BOOT_SCRIPT = TRUST + THEME;
