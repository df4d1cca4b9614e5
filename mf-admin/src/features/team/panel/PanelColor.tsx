import { Section } from '../../../components/Section.js';
import { ColorChoice } from '../color/ColorChoice.js';
import { useColor } from '../color/use-color.js';
import type { Member } from '../member/member.js';

export function PanelColor({ member }: { readonly member: Pick<Member, 'id' | 'scheduleColor'> }) {
  const { busy, choose } = useColor(member);
  const pick = (hex: string) => {
    if (hex !== member.scheduleColor) void choose(hex);
  };
  return (
    <Section title="Schedule color">
      <ColorChoice value={member.scheduleColor} busy={busy} onChoose={pick} />
    </Section>
  );
}
