/** Every committed picture under its name, such as question_shape/L_FORM, with an address that may be cached for ever. */
const files = import.meta.glob<string>('../picture/**/*.{avif,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const urls = new Map(
  Object.entries(files).map(([file, url]) => [
    file.replace(/^\.\.\/picture\//, '').replace(/\.\w+$/, ''),
    url,
  ]),
);

export function pictureUrl(name: string): string | undefined {
  return urls.get(name);
}
