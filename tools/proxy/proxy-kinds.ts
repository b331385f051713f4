import { HOST } from './call-through.ts';

interface Ports {
  /** The upstream of the proxy. */
  readonly upstream: number;
  readonly http: number;
  readonly https: number;
}

export interface ProxyFiles {
  /** A folder for files of the proxy. */
  readonly folder: string;
  readonly certificate: string;
  readonly key: string;
}

interface ProxyKind {
  /** Its name in deploy/. */
  readonly example: string;
  /** The example as a complete configuration, with local ports and certificate. */
  adapt(text: string, ports: Ports, files: ProxyFiles): string;
  /** The commands to validate and run a configuration. */
  check(file: string): readonly string[];
  run(file: string): readonly string[];
}

/** Each replacement must match, so that the real example is tested. */
function change(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The example no longer has "${from}".`);
    return changed.replaceAll(from, to);
  }, text);
}

const nginx: ProxyKind = {
  example: 'nginx.conf',
  adapt(text, { upstream, http, https }, { folder, certificate, key }) {
    const site = change(text, {
      '127.0.0.1:3000': `127.0.0.1:${upstream}`,
      '    listen [::]:80;\n': '',
      '    listen [::]:443 ssl http2;\n': '',
      'listen 80;': `listen 127.0.0.1:${http};`,
      'listen 443 ssl': `listen 127.0.0.1:${https} ssl`,
      [`/etc/letsencrypt/live/${HOST}/fullchain.pem`]: certificate,
      [`/etc/letsencrypt/live/${HOST}/privkey.pem`]: key,
    });
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
    return `daemon off; pid ${folder}/pid; events {} http { ${paths}\n${site}\n}`;
  },
  check: (file) => ['nginx', '-t', '-e', 'stderr', '-c', file],
  run: (file) => ['nginx', '-e', 'stderr', '-c', file],
};

const caddy: ProxyKind = {
  example: 'Caddyfile',
  adapt(text, { upstream, http, https }, { certificate, key }) {
    const site = change(text, {
      '127.0.0.1:3000': `127.0.0.1:${upstream}`,
      [`\n${HOST} {`]: `\n${HOST} {\n\ttls ${certificate} ${key}`,
    });
    return `{\n\tadmin off\n\tgrace_period 1s\n\thttp_port ${http}\n\thttps_port ${https}\n}\n${site}`;
  },
  check: (file) => ['caddy', 'validate', '--adapter', 'caddyfile', '--config', file],
  run: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
};

export const PROXIES = { nginx, caddy };
