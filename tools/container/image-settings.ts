import { buildah } from './buildah.ts';

/** How an image wants to be run. */
export interface ImageSettings {
  readonly uid: number;
  readonly gid: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  /** The program that is the first process. */
  readonly entrypoint: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly stopSignal: NodeJS.Signals;
  /** Where its data is mounted. */
  readonly volume: string;
}

export async function readImageSettings(name: string): Promise<ImageSettings> {
  const { config } = JSON.parse(await buildah('inspect', '--type', 'image', name)).Docker;
  const [uid, gid] = config.User.split(':').map(Number);
  if (!(uid > 0 && gid > 0)) throw new Error(`The image runs as ${config.User || 'root'}.`);
  return {
    uid,
    gid,
    environment: Object.fromEntries(config.Env.map((pair: string) => pair.split(/=(.*)/s))),
    folder: config.WorkingDir,
    entrypoint: config.Entrypoint[0],
    command: [...config.Entrypoint, ...config.Cmd],
    healthCheck: ['sh', '-c', config.Healthcheck.Test[1]],
    stopSignal: config.StopSignal,
    volume: Object.keys(config.Volumes)[0] ?? '',
  };
}
