/** From here on the pictures of the first question stand in one row. */
const ONE_ROW_PX = 720;
const BRANDS_PX = 90;

/**
 * About as high as the first question is in a frame of this width, so that what stands below hardly moves when the funnel
 * says how high it really is. Pictures in two columns grow with the width.
 */
export function firstHeight(width: number, hasBrands: boolean): number {
  const height = width < ONE_ROW_PX ? 1020 + (Math.max(0, width - 480) * 2) / 3 : 860;
  return Math.round(hasBrands ? height : height - BRANDS_PX);
}
