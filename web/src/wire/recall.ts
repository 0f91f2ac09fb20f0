// Long groups that the last state had already come only by their marks: here they get their contents again.
import type { Group, Zone } from './protocol';

export class Recall {
  private known = new Map<string, Group>();

  /** The scene with all its groups, and nothing older is kept; null if one is named that is not known. */
  scene(zones: readonly Zone[]): Zone[] | null {
    const known = new Map<string, Group>();
    for (const { groups } of zones) {
      for (const group of groups) {
        const found = group.mark && !group.pieces ? this.known.get(group.mark) : group;
        if (!found) return null;
        if (group.mark) known.set(group.mark, found);
      }
    }
    this.known = known;
    const whole = (group: Group): Group => (group.mark && known.get(group.mark)) || group;
    return zones.map((zone) => ({ ...zone, groups: zone.groups.map(whole) }));
  }
}
