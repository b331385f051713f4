/** From here on the pictures of the first question are as wide as they get. */
const FULL_WIDTH_PX = 720;
/** From here on they stand in one row. */
const ONE_ROW_PX = 1000;
const BRANDS_PX = 90;

/**
 * About as high as the first question is in a frame of this width, so that what stands below hardly moves when the funnel
 * says how high it really is. Pictures in two columns grow with the width.
 */
export function firstHeight(width: number, hasBrands: boolean): number {
  const height = heightAt(width);
  return Math.round(hasBrands ? height : height - BRANDS_PX);
}

function heightAt(width: number): number {
  if (width >= ONE_ROW_PX) return 720;
  return width >= FULL_WIDTH_PX ? 1205 : 930 + Math.max(0, width - 480) * 0.6;
}
