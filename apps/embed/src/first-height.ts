/** From here on the pictures of the first question are as wide as they get. */
const FULL_WIDTH_PX = 720;
/** From here on they stand in one row. */
const ONE_ROW_PX = 1000;
/** The row of brands. It has two lines where it does not fit into one. */
const BRANDS_PX = 51;
const NARROW_BRANDS_PX = 77;

/**
 * About as high as the first question is in a frame of this width, so that what stands below hardly moves when the funnel
 * says how high it really is. Pictures in two columns grow with the width.
 */
export function firstHeight(width: number, hasBrands: boolean): number {
  const brands = width >= FULL_WIDTH_PX ? BRANDS_PX : NARROW_BRANDS_PX;
  return Math.round(heightAt(width) - (hasBrands ? 0 : brands));
}

function heightAt(width: number): number {
  if (width >= ONE_ROW_PX) return 675;
  return width >= FULL_WIDTH_PX ? 1143 : 830 + Math.max(0, width - 464) * 0.8;
}
