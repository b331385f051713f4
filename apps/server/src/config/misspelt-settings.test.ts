import { describe, expect, test } from 'vitest';
import { SETTINGS } from './config.ts';
import { misspeltSettings } from './misspelt-settings.ts';

const known = Object.keys(SETTINGS);

describe('a misspelt setting', () => {
  test.each([
    ['PARENT_ORIGIN', 'PARENT_ORIGINS'],
    ['METRICS_TOKN', 'METRICS_TOKEN'],
    ['METRCIS_TOKEN', 'METRICS_TOKEN'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABSE_URI', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['parent_origins', 'PARENT_ORIGINS'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['PORTS', 'PORT'],
    ['PROT', 'PORT'],
    ['S3_ENDPIONT', 'S3_ENDPOINT'],
    ['ALERT_MAIL', 'ALERT_EMAIL'],
  ])('%s: did you mean %s?', (given, meant) => {
    expect(misspeltSettings({ [given]: 'x' }, known)).toEqual([
      `${given} is no setting and does nothing. Did you mean ${meant}?`,
    ]);
  });

  test.each(known)('is never the right name: %s', (name) => {
    expect(misspeltSettings({ [name]: 'x' }, known)).toEqual([]);
  });

  test('counts as unset where its value does', () => {
    expect(misspeltSettings({ PARENT_ORIGIN: '', METRICS_TOKN: '$METRICS_TOKN' }, known)).toEqual([]);
  });

  test('is not what a shell, an image, npm, Compose, Kubernetes or another program sets', () => {
    const foreign = [
      ...[
        'PATH',
        'PWD',
        'OLDPWD',
        'HOME',
        'HOSTNAME',
        'HOSTTYPE',
        'USER',
        'SHELL',
        'SHLVL',
        'TERM',
        'LANG',
        '_',
      ],
      ...[
        'EDITOR',
        'LOGNAME',
        'TZ',
        'TMPDIR',
        'MAIL',
        'COLUMNS',
        'LINES',
        'DISPLAY',
        'LS_COLORS',
        'INIT_CWD',
      ],
      ...['SSH_TTY', 'SSH_CLIENT', 'SSH_CONNECTION', 'XDG_DATA_DIRS', 'XDG_RUNTIME_DIR', 'INVOCATION_ID'],
      ...['JOURNAL_STREAM', 'STATE_DIRECTORY', 'CACHE_DIRECTORY', 'SYSTEMD_EXEC_PID', 'NOTIFY_SOCKET'],
      ...[
        'NODE',
        'NODE_ENV',
        'NODE_OPTIONS',
        'NODE_PATH',
        'NODE_COMPILE_CACHE',
        'NODE_EXTRA_CA_CERTS',
        'DEBUG',
      ],
      ...['npm_config_user_agent', 'npm_lifecycle_event', 'npm_package_json', 'npm_execpath', 'npm_command'],
      ...[
        'HTTP_PROXY',
        'HTTPS_PROXY',
        'NO_PROXY',
        'http_proxy',
        'https_proxy',
        'no_proxy',
        'ALL_PROXY',
        'CI',
      ],
      ...[
        'SMTP_HOST',
        'SMTP_PORT',
        'SMTP_USER',
        'SMTP_PASSWORD',
        'MAIL_HOST',
        'MAIL_PORT',
        'EMAIL',
        'LOG_DIR',
      ],
      ...[
        'DB_HOST',
        'DB_PORT',
        'PGHOST',
        'PGPORT',
        'PGUSER',
        'REDIS_URL',
        'REDIS_HOST',
        'MONGO_URL',
        'API_URL',
      ],
      ...[
        'AWS_REGION',
        'AWS_ACCESS_KEY_ID',
        'AWS_SECRET_ACCESS_KEY',
        'AWS_ENDPOINT_URL',
        'BASE_URL',
        'APP_URL',
      ],
      ...['KUBERNETES_PORT', 'KUBERNETES_SERVICE_HOST', 'KUBERNETES_SERVICE_PORT', 'POD_IP', 'HOST_IP'],
      ...[
        'POSTGRES_PASSWORD',
        'POSTGRES_USER',
        'POSTGRES_DB',
        'GARAGE_RPC_SECRET',
        'CHROMIUM_PATH',
        'COMMIT',
      ],
      ...['VITEST', 'VITEST_WORKER_ID', 'DOCKER_HOST', 'container', 'BACKUP', 'WEBHOOK_URL', 'SENTRY_DSN'],
    ];
    expect(misspeltSettings(Object.fromEntries(foreign.map((name) => [name, 'x'])), known)).toEqual([]);
  });
});
