// What stands in the land: bases on y = 0, middles on x = 0, in the colours of look/art/paint.css.
import { tenth } from '../../../look/art/pen';
import { inked } from './svg';

function house(x: number, w: number, h: number, roof: string): string {
  const at = (part: number) => tenth(x + w * part);
  const ridge = (part: number) => tenth(-h - h * part);
  return (
    `<path d="M${x} 0V${-h}H${x + w}V0z" fill="var(--wall)"/>` +
    `<path d="M${at(0.62)} 0V${-h}H${x + w}V0z" fill="var(--wall-shade)" stroke="none"/>` +
    `<path d="M${x - 5} ${-h + 2}L${at(0.24)} ${ridge(0.8)}H${at(0.8)}L${x + w + 5} ${-h + 2}z" fill="${roof}"/>` +
    `<path d="M${at(0.3)} ${ridge(0.7)}L${x + 6} ${-h}M${at(0.52)} ${ridge(0.76)}L${at(0.48)} ${-h}M${at(0.74)} ${ridge(0.74)}L${at(0.88)} ${-h}" stroke-width="1.2" opacity=".5" fill="none"/>` +
    `<path d="M${at(0.2)} 0V${tenth(-h * 0.55)}h${tenth(w * 0.24)}V0z" fill="var(--hole)"/>` +
    `<path d="M${at(0.66)} ${tenth(-h * 0.68)}h${tenth(w * 0.2)}v${tenth(h * 0.3)}h${tenth(-w * 0.2)}z" fill="var(--window)" stroke-width="1.6"/>` +
    `<path d="M${x} 0V${-h}M${x + w} 0V${-h}" fill="none"/>`
  );
}

const VILLAGE = inked(
  '<path d="M-16-40v-12h8v6" fill="var(--wall-shade)"/>' +
    house(-24, 32, 22, 'var(--thatch)') +
    house(-52, 30, 18, 'var(--roof)') +
    house(10, 40, 20, 'var(--thatch)') +
    '<path d="M-60 1C-30-3 30-3 60 1" fill="none"/><path d="M-13-54c-6-6 2-10-2-18" fill="none" stroke-width="1.6" opacity=".6"/>',
);

const CHURCH = inked(
  '<path d="M-6 0V-34H40V0z" fill="var(--wall)"/><path d="M-8-34 4-58H34L44-34z" fill="var(--slate)"/>' +
    '<path d="M8-57 2-34M20-58 18-34M31-57 34-34" fill="none" stroke-width="1.2" opacity=".5"/>' +
    '<path d="M-36 0V-58H-6V0z" fill="var(--wall)"/><path d="M-16 0V-58H-6V0z" fill="var(--wall-shade)" stroke="none"/>' +
    '<path d="M-36 0V-58H-6V0" fill="none"/><path d="M-40-58-21-96-2-58z" fill="var(--slate)"/>' +
    '<path d="M-21-94V-114M-28-107H-14" stroke-width="3.4"/>' +
    '<path d="M-26-40V-48a5 5 0 0 1 10 0V-40z" fill="var(--window)" stroke-width="1.8"/>' +
    '<path d="M-28 0V-14a7 7 0 0 1 14 0V0z" fill="var(--hole)"/>' +
    '<path d="M6-10V-20a4 4 0 0 1 8 0V-10zM24-10V-20a4 4 0 0 1 8 0V-10z" fill="var(--window)" stroke-width="1.8"/>',
);

function crenel(x: number, y: number, w: number, teeth = 3, h = 7): string {
  const tooth = tenth(w / (2 * teeth - 1));
  const gap = `v${h}h${tooth}v${-h}`;
  return `M${x} ${y}V${y - h}${Array.from({ length: teeth }, () => `h${tooth}`).join(gap)}V${y}z`;
}

const flag = (x: number, y: number, cloth: string, pole = 22) =>
  `<path d="M${x} ${y}v${-pole}" stroke-width="2"/>` +
  `<path d="M${x} ${y - pole}c8-4 10 4 20 0l-6 6 6 6c-10 4-12-4-20 0z" fill="${cloth}" stroke-width="1.8"/>`;

function tower(x: number, w: number, h: number, roof = ''): string {
  const top = roof
    ? `<path d="M${x - 5} ${-h}L${x + w / 2} ${tenth(-h - w * 1.15)}L${x + w + 5} ${-h}z" fill="${roof}"/>`
    : `<path d="${crenel(x - 3, -h, w + 6)}" fill="var(--wall)"/>`;
  return (
    `<path d="M${x} 0V${-h}H${x + w}V0z" fill="var(--wall)"/>` +
    `<path d="M${tenth(x + w * 0.64)} 0V${-h}H${x + w}V0z" fill="var(--wall-shade)" stroke="none"/>` +
    `<path d="M${x} 0V${-h}H${x + w}V0" fill="none"/>${top}` +
    `<path d="M${x + w / 2 - 2.5} ${tenth(-h * 0.7)}v-8a2.5 2.5 0 0 1 5 0v8z" fill="var(--window)" stroke-width="1.6"/>`
  );
}

const wall = (half: number, h: number, teeth: number) =>
  `<path d="M${-half} 0V${-h}H${half}V0z" fill="var(--wall)"/>` +
  `<path d="${crenel(-half, -h, 2 * half, teeth)}" fill="var(--wall)"/>`;

const CASTLE = inked(
  flag(0, -84, 'var(--blue-cloth)') +
    tower(-13, 26, 84) +
    wall(44, 36, 7) +
    '<path d="M-44-16h10M-24-24h10M18-20h10M30-10h10M-36-6h8" stroke-width="1.3" opacity=".5"/>' +
    tower(-56, 22, 54, 'var(--roof)') +
    tower(34, 22, 54, 'var(--roof)') +
    '<path d="M-10 0V-15a10 10 0 0 1 20 0V0z" fill="var(--hole)"/>',
);

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const [turn, far] = [(i * Math.PI) / 8, i % 2 ? 44 : 58];
  const end = (r: number) => `${tenth(Math.cos(turn) * r)} ${tenth(-170 + Math.sin(turn) * r)}`;
  return `<path d="M${end(36)}L${end(far)}" stroke-width="${i % 2 ? 2 : 3.2}"/>`;
}).join('');

const GRAIL_CASTLE = inked(
  `<g stroke="var(--gilt)" opacity=".9">${RAYS}</g>` +
    '<circle cy="-170" r="31" fill="var(--sun)"/><circle cy="-170" r="26" fill="none" stroke-width="1.2"/>' +
    '<path d="M-15-187H15C15-171 8-165 3.500-163V-156C10-155 12-152 12-149H-12C-12-152-10-155-3.500-156V-163C-8-165-15-171-15-187z" fill="#fff4cf"/>' +
    '<path d="M-14-181H14" stroke-width="1.6"/><circle cy="-175" r="2.600" fill="var(--red-cloth)" stroke-width="1.2"/>' +
    flag(-66, -112, 'var(--blue-cloth)', 26) +
    flag(66, -112, 'var(--blue-cloth)', 26) +
    tower(-20, 40, 98, 'var(--roof)') +
    tower(-46, 26, 84, 'var(--slate)') +
    tower(20, 26, 84, 'var(--slate)') +
    wall(70, 48, 10) +
    '<path d="M-50-24h12M-34-34h12M24-32h12M40-20h12M-58-10h10M30-8h10" stroke-width="1.3" opacity=".5"/>' +
    tower(-84, 28, 74, 'var(--roof)') +
    tower(56, 28, 74, 'var(--roof)') +
    '<path d="M-16 0V-22a16 16 0 0 1 32 0V0z" fill="var(--hole)"/>' +
    '<path d="M-8 0v-34M0 0v-38M8 0v-34M-15-12h30M-15-24h30" stroke="var(--edge)" stroke-width="1.5"/>' +
    '<path d="M-38-40h14v14c0 6-4 8-7 10-3-2-7-4-7-10zM24-40h14v14c0 6-4 8-7 10-3-2-7-4-7-10z" fill="var(--red-cloth)" stroke-width="1.8"/>',
  2.4,
);

/** A fire on the red space, which hides while the dragon is there. */
const FIRE =
  '<g stroke="#2a120c" stroke-width="2.2" stroke-linejoin="round"><path d="M-8 0C-22-12-12-24-14-36-4-30-4-24 0-22 2-34 10-38 8-48 20-38 14-24 22-20 28-12 18 0 8 0z" fill="#d8622c"/><path d="M0 0C-8-8 0-14 2-20 10-14 12-6 6 0z" fill="#f7cf5e"/></g>';

const MILL = inked(
  '<path d="M-13 0-9-40H9L13 0z" fill="var(--wall)"/><path d="M-11-40 0-54 11-40z" fill="var(--roof)"/><path d="M-4 0v-12h8V0z" fill="var(--hole)"/>' +
    '<path d="M0-42 24-62 29-56zM0-42-22-66-28-60zM0-42 22-20 16-15zM0-42-24-22-19-16z" fill="var(--stone)"/>',
  2,
);

const STONES = inked(
  '<path d="M-30 0-28-22-20-24-18 0zM-8 2-7-28 2-29 4 2zM16 0 18-24 26-22 28 0z"/><path d="M-31-23-10-29 0-28-1-34-30-30z"/>',
  2,
  ' fill="var(--wall-shade)"',
);

const SHEEP = inked(
  '<path d="M-5 0v5M5 0v5"/><ellipse cy="-4" rx="10" ry="6.5" fill="var(--fleece)"/><circle cx="10" cy="-7" r="3.6" fill="var(--pen)"/>',
  1.6,
);

/** Trees take the colour of what they are put down as. */
const TREES = [
  '<path d="M-3 0-2-14h4L3 0z" fill="var(--bark)"/><path d="M0-12C-14-10-18-22-11-30-12-42 4-48 10-38 20-36 18-18 8-15 5-11 2-11 0-12z" fill="currentColor"/><path d="M-6-24c2 4 5 4 7 2M3-34c1 4 4 4 6 2M2-20c2 2 5 2 6-1" fill="none" stroke-width="1.4" opacity=".65"/>',
  '<path d="M-2.500 0-2-10h4L2.500 0z" fill="var(--bark)"/><path d="M0-52C10-38 11-20 7-9 2-6-3-6-7-9-11-20-10-38 0-52z" fill="currentColor"/><path d="M0-42v28M-4-28 0-22 4-30M-4-18 0-13 5-20" fill="none" stroke-width="1.3" opacity=".6"/>',
  '<path d="M-3 0v-10h6V0z" fill="var(--bark)"/><path d="M-15-8-6-22H-12L-3-36H-8L0-52 8-36H3L12-22H6L15-8z" fill="currentColor"/>',
].map((tree) => inked(tree, 1.9));

const DRAWN = {
  village: VILLAGE,
  church: CHURCH,
  castle: CASTLE,
  grail: GRAIL_CASTLE,
  fire: FIRE,
  mill: MILL,
  stones: STONES,
  sheep: SHEEP,
  tree0: TREES[0]!,
  tree1: TREES[1]!,
  tree2: TREES[2]!,
};

export type Standing = keyof typeof DRAWN;

/** Every drawing once, to be put down as often as wanted. */
export const SYMBOLS = Object.entries(DRAWN)
  .map(([name, body]) => `<g id="land-${name}">${body}</g>`)
  .join('');

/** One of them put down. */
export function stand(what: Standing, x: number, y: number, scale: number, more = ''): string {
  const size = Math.round(scale * 1000) / 1000;
  return `<use href="#land-${what}" transform="translate(${tenth(x)} ${tenth(y)}) scale(${size})"${more}/>`;
}
