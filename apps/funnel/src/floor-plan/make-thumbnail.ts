/** Three times its display size. */
const WIDTH_PX = 168;

/**
 * A thumbnail as a URL. Eight photos in full size would take hundreds of megabytes of memory. Undefined if the browser
 * cannot read the format (HEIC outside Safari, PDF).
 */
export async function makeThumbnail(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH_PX, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
    return blob ? URL.createObjectURL(blob) : undefined;
  } catch {
    return undefined;
  }
}
