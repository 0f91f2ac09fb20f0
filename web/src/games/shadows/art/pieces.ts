// What lies on the map: swords, engines, warriors, and the table itself.
import { tenth as f1 } from '../../../look/art/pen';

/** A sword, point down the y axis, 100 long, hilt at the top. */
export function sword(kind: string, ghost = false): string {
  if (ghost) return `<path class="engraved" d="M0-50v12M-13-38h26M-4-36L-3 36L0 46L3 36L4-36Z"/>`;
  return `<g class="sw ${kind}"><path class="sw-sh" d="M-5-34L-4 38L1 52L8 38L9-34Z"/><path class="blade" d="M-7-36L-6 36L0 52L6 36L7-36Z"/><path class="fuller" d="M0-34V34"/><path class="hilt" d="M-20-41q20-5 40 0l-1 6q-19-4-38 0z"/><path class="grip" d="M-3.500-55h7v15h-7z"/><circle class="hilt" cy="-60" r="6"/></g>`;
}
/** A siege engine: a small trebuchet that looks left; its mirror stands on the other side. */
export const engine = (flip: boolean): string =>
  `<g transform="scale(${flip ? -0.94 : 0.94} 0.94)"><ellipse class="shade" cx="3" cy="9" rx="40" ry="9"/><path class="rope" d="M-31-47q-8 8-6 17"/><circle class="stone ink" cx="-37" cy="-27" r="5.500"/><path class="wood ink" d="M-33-51L-29-54L34-19L31-13Z"/><path class="wood2 ink" d="M22-14h18v20h-18z"/><path class="cut" d="M26-12v16M31-12v16M36-12v16"/><path class="wood ink" d="M-24 4L-4-38L2-38L22 4L15 4L-1-28L-17 4Z"/><path class="wood2 ink" d="M-34 0h62v7h-62z"/><circle class="iron ink" cx="-1" cy="-33" r="4.500"/><g class="wheel"><circle cx="-24" cy="8" r="9.500"/><circle cx="18" cy="8" r="9.500"/><path d="M-24-1v18M-33 8h18M18-1v18M9 8h18"/></g></g>`;
/** A warrior of the Picts or the Saxons, with his feet at 0. */
export function warrior(kind: string): string {
  const body = kind === 'picts' ? 'pict' : 'saxon';
  const head =
    kind === 'picts'
      ? '<path class="skin ink" d="M-9-62q0-13 10-13t10 13q0 11-10 11t-10-11z"/><path class="hair ink" d="M-12-62q-3-20 13-20q17 0 14 20q-4-10-13-10t-14 10z"/><path class="paint" d="M-6-60h14M-4-56h10"/>'
      : '<path class="skin ink" d="M-9-60q0-12 10-12t10 12q0 11-10 11t-10-11z"/><path class="helm ink" d="M-12-62Q-10-84 1-88Q12-84 14-62Q1-68-12-62Z"/><path class="ln" d="M1-66v12"/><path class="hair" d="M-8-55q9 8 18 0q-2 12-9 12t-9-12z"/>';
  const arm =
    kind === 'picts'
      ? '<path class="ln2" d="M24 0V-86"/><path class="iron ink" d="M24-84q14-6 18 6q-2 9-18 6z"/>'
      : '<path class="ln2" d="M24 0V-84"/><path class="iron ink" d="M24-100l6 16l-6 6l-6-6z"/>';
  return `<g class="warrior"><ellipse class="shade" cx="4" cy="1" rx="26" ry="7"/>${arm}<path class="${body} ink" d="M-18 0q-2-38 8-50q11-6 22 0q10 12 8 50q-19 5-38 0z"/>${head}<circle class="${body}2 ink" cx="-8" cy="-26" r="16"/><path class="ln" d="${kind === 'picts' ? 'M-8-38q-9 8 0 12t0 12' : 'M-8-42v32M-24-26h32'}"/><circle class="iron ink" cx="-8" cy="-26" r="4.500"/></g>`;
}
/** The Round Table without its swords; white ones gather on the left, black on the right, both from the king's seat at the head. */
export function roundTable(rx: number, ry: number): string {
  let out = `<ellipse class="shade" cx="6" cy="${ry * 0.16}" rx="${rx * 1.04}" ry="${ry * 1.06}"/><ellipse class="wood-edge ink" cy="${f1(ry * 0.09)}" rx="${rx}" ry="${ry}"/><ellipse class="oak1 ink" fill="url(#sh-gOak)" rx="${rx}" ry="${ry}"/>`;
  let planks = '';
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    planks += `M${f1(Math.cos(a) * rx * 0.36)} ${f1(Math.sin(a) * ry * 0.36)}L${f1(Math.cos(a) * rx * 0.98)} ${f1(Math.sin(a) * ry * 0.98)}`;
  }
  out += `<path class="grain" d="${planks}"/><ellipse class="gild" rx="${rx * 0.95}" ry="${ry * 0.95}"/><ellipse class="gild thin" rx="${rx * 0.9}" ry="${ry * 0.9}"/>`;
  const r = rx * 0.3;
  const medal = `<ellipse class="medal ink" rx="${f1(r)}" ry="${f1(r * (ry / rx))}"/><ellipse class="gild" rx="${f1(r * 0.9)}" ry="${f1(r * (ry / rx) * 0.9)}"/>`;
  return out + medal;
}

const PLACES = 12;

/** What lies at the how-manieth place of the table, counted from the head to the left. */
export function laidAt(place: number, rx: number, ry: number): string {
  const a = -Math.PI / 2 - ((place + 0.5) / PLACES) * Math.PI * 2;
  const turned = f1((a * 180) / Math.PI + 90);
  const [x, y] = [f1(Math.cos(a) * rx * 0.63), f1(Math.sin(a) * rx * 0.63)];
  return `scale(1 ${Math.round((ry / rx) * 100) / 100}) translate(${x} ${y}) rotate(${turned}) scale(${Math.round((rx / 178) * 100) / 100})`;
}

/** The place of a white or a black sword; of more than there are places the last lie close together. */
export const placeOf = (white: boolean, nth: number): number => (white ? nth : PLACES - 1 - nth);
