/** Without this React, which renders the mails, runs its development build with all its checks. */
process.env['NODE_ENV'] ??= 'production';
