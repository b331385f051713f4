/** Where a shape's picture lies as a JPEG: mail programs read no AVIF. The build makes it. */
export const mailPicture = (shape: string): string => `/picture/mail/${shape}.jpg`;
