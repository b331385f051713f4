import type { Config } from '../config/config.ts';
import { checkWritable } from '../outside/disk.ts';
import type { Services } from '../services.ts';

/**
 * Checks mail server, file store and backup folder at the start and logs a warning for each that fails. The server
 * starts anyway: enquiries are taken, mails wait, uploads are refused, and backups fail until it is fixed.
 */
export async function warnOfOutside(
  { backup, mailer, files, logger }: Pick<Services, 'backup' | 'mailer' | 'files' | 'logger'>,
  { smtpUrl, s3, dataDir }: Config,
): Promise<void> {
  const [mail, store] = await Promise.all([mailer.check(), files.store.check()]);
  const unwritable = backup && (await checkWritable(backup.folder));
  if (unwritable !== undefined) {
    logger.warn(
      `backups cannot be written (${unwritable}): check the folder BACKUP_DIR; until then there are none`,
    );
  }
  if (mail !== undefined) {
    const where = smtpUrl ? 'SMTP_URL and the mail server' : `the folder ${dataDir}`;
    logger.warn(`mails cannot be sent (${mail}): check ${where}; until then they wait and are tried again`);
  }
  if (store !== undefined) {
    const where = s3 ? 'S3_ENDPOINT, S3_BUCKET and the key' : `the folder ${dataDir}`;
    logger.warn(`files cannot be kept (${store}): check ${where}; until then uploads are refused`);
  }
}
