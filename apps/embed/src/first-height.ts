/** From this width on the pictures of the first question have their maximum width. */
const FULL_WIDTH_PX = 720;
/** From this width on they are in one row. */
const ONE_ROW_PX = 1000;
/** The row of brands, which may wrap to two lines. */
const BRANDS_PX = 51;
const NARROW_BRANDS_PX = 77;

/**
 * Roughly the height of the first question in a frame of this width, to minimise the layout shift when the real height
 * arrives. Pictures in two columns grow with the width.
 */
export function firstHeight(width: number, hasBrands: boolean): number {
  const brands = width >= FULL_WIDTH_PX ? BRANDS_PX : NARROW_BRANDS_PX;
  return Math.round(heightAt(width) - (hasBrands ? 0 : brands));
}

function heightAt(width: number): number {
  if (width >= ONE_ROW_PX) return 675;
  return width >= FULL_WIDTH_PX ? 1143 : 830 + Math.max(0, width - 464) * 0.8;
}
