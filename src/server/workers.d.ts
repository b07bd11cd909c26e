// The few global types that @astrojs/cloudflare uses. Cloudflare's own types package would replace those of the browser in
// the whole project.

interface Env {
  /** The files of the build. */
  ASSETS: { fetch(request: Request): Promise<Response> };
}

interface ExecutionContext {
  /** Keeps the Worker alive until the promise settles, also after the response. */
  waitUntil(work: Promise<unknown>): void;
}

interface ExportedHandler<Bindings> {
  fetch?(request: Request, env: Bindings, context: ExecutionContext): Promise<Response>;
}
