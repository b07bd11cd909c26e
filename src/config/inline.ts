/**
 * The order of precedence of the stylesheets' layers, lowest first. It is inlined before any stylesheet, so it holds in
 * whatever order a bundler links them.
 */
export const LAYER_ORDER = '@layer reset, tokens, base, ui, features, print;';

/** Where the visitor's choice of theme is kept. */
export const THEME_KEY = 'theme';

/** Runs in the head before anything is painted, so a chosen theme never flashes. */
export const THEME_BOOT = `try{const t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
