import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the Play button of the surrounding demo frame is pressed (tooling/client-play.ts). */
    'client:play'?: boolean;
  }
}
