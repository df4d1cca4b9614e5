import { LogOut, Plus, Settings } from '../../src/icons.js';
import { Button } from '../../src/index.js';
import { Row, Section } from './Section.js';

const variants = ['default', 'secondary', 'outline', 'ghost', 'destructive', 'success', 'link'] as const;

export function Actions() {
  return (
    <>
      <Section title="Button: variants">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variant}
            </Button>
          ))}
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy>
              {variant}
            </Button>
          ))}
        </Row>
      </Section>
      <Section title="Button: sizes">
        <Row>
          <Button size="sm">Small</Button>
          <Button>Default</Button>
          <Button size="lg">Large</Button>
          <Button size="icon" variant="outline" aria-label="Settings">
            <Settings aria-hidden="true" />
          </Button>
          <Button size="icon" variant="ghost" aria-label="Log out">
            <LogOut aria-hidden="true" />
          </Button>
          <Button size="icon" aria-label="Adding" busy>
            <Plus aria-hidden="true" />
          </Button>
          <Button asChild variant="outline">
            <a href="#as-link">A link that looks like a button</a>
          </Button>
        </Row>
        <Button size="touch" variant="success" className="w-full max-w-md">
          Touch, for gloves
        </Button>
      </Section>
    </>
  );
}
