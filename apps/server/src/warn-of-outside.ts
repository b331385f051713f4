import type { Config } from './config.ts';
import { checkWritable } from './outside/disk.ts';
import type { Services } from './services.ts';

/**
 * At the start: says what will fail outside. None of it is a reason not to start: enquiries are taken without mails, which
 * wait, without files, which are refused meanwhile, and without backups.
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
