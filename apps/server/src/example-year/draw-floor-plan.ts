import sharp from 'sharp';

const WALL = 'fill="none" stroke="#222" stroke-width="14"';
const THIN = 'fill="none" stroke="#555" stroke-width="3"';

/** A sketched room: walls, a window, a door and two measures. */
export function drawFloorPlan(widthCm: number, depthCm: number): Promise<Buffer> {
  const [width, depth] = [widthCm * 2, depthCm * 2];
  const right = 120 + width;
  const bottom = 120 + depth;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 240}" height="${depth + 240}">
    <rect width="100%" height="100%" fill="#fbf9f4"/>
    <path d="M120 120H${right}V${bottom}H${right - 180}M${right - 360} ${bottom}H120Z" ${WALL}/>
    <path d="M${right - 180} ${bottom}v-180a180 180 0 0 0-180 180" ${THIN}/>
    <path d="M${120 + width / 3} 113v14h${width / 3}v-14z" fill="#fff" stroke="#222" stroke-width="3"/>
    <path d="M120 70H${right}M120 55v30M${right} 55v30M70 120V${bottom}M55 120h30M55 ${bottom}h30" ${THIN}/>
    <g font-family="sans-serif" font-size="34" fill="#222" text-anchor="middle">
      <text x="${120 + width / 2}" y="48">${widthCm} cm</text>
      <text transform="translate(46 ${120 + depth / 2}) rotate(-90)">${depthCm} cm</text>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
