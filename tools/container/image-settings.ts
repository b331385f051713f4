import { buildah } from './buildah.ts';

/** The run configuration of an image. */
export interface ImageSettings {
  readonly uid: number;
  readonly gid: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  /** The program of process 1. */
  readonly entrypoint: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly stopSignal: NodeJS.Signals;
  /** The mount point of its data. */
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
