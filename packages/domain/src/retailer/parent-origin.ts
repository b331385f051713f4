/** All hosts below a domain. One label would be a whole top-level domain, such as `https://*.de`. */
const BELOW = /^(https?:\/\/)\*((?:\.[a-z0-9-]+){2,})(:\d+)?$/;

/**
 * Whether a page of this origin may frame the funnel and receive its messages: our implementation of `frame-ancestors`.
 * Allowed are origins such as `https://shop.example`, and all hosts below a domain: `https://*.shop.example`.
 */
export function mayFrame(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((each) => {
    const [, scheme = '', below, port = ''] = BELOW.exec(each) ?? [];
    if (below === undefined) return origin === each;
    const name = origin.slice(scheme.length, origin.length - below.length - port.length);
    return origin === `${scheme}${name}${below}${port}` && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(name);
  });
}
