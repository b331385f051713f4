/** Without this React, which renders the mails, runs its development build with all its checks. */
// biome-ignore lint/style/noProcessEnv: written for React, and read by nobody else here
process.env['NODE_ENV'] ??= 'production';
