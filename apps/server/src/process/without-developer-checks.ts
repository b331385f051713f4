/** React renders the mails. Without this line it would run its slow development build. */
// biome-ignore lint/style/noProcessEnv: written for React, and read by nobody else here
process.env['NODE_ENV'] ??= 'production';
