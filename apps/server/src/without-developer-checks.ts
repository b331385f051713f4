/** React, which writes the pages and mails, is several times slower with its checks for developers. */
process.env['NODE_ENV'] ??= 'production';
