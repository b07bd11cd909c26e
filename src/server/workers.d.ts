// The few global names that the types of @astrojs/cloudflare use. Cloudflare's own package of types would replace those of
// the browser in the whole project.

interface Env {
  /** The files of the build. */
  ASSETS: { fetch(request: Request): Promise<Response> };
}

interface ExecutionContext {
  /** Lets the work go on when the answer has been sent or the visitor has left. */
  waitUntil(work: Promise<unknown>): void;
}

interface ExportedHandler<Bindings> {
  fetch?(request: Request, env: Bindings, context: ExecutionContext): Promise<Response>;
}
