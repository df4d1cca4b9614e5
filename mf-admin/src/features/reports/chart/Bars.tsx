import { useId, useState } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { hoursInWords } from '../words.js';
import { BarTooltip } from './BarTooltip.js';
import { BarTotal } from './BarTotal.js';
import { type ChartBar, type ChartData, lastPartOf } from './chart-data.js';
import { NameTick, widthOfNames } from './NameTick.js';
import { fillOf, Patterns } from './Patterns.js';

interface BarsProps {
  readonly chart: ChartData;
  readonly onOpen: (person: string) => void;
}

const step = 32;
const axis = 28;
/** Below this many pixels names and figures have to be sparing. */
const narrowest = 520;

/** The bars themselves: each stacked from its parts, with its sum at its end. The largest library of the module, loaded on its own. */
export function Bars({ chart, onOpen }: BarsProps) {
  const { series, bars } = chart;
  const prefix = useId();
  const [width, setWidth] = useState(0);
  const narrow = width < narrowest;
  const names = widthOfNames(bars, narrow ? 116 : 200);
  return (
    <ResponsiveContainer width="100%" height={bars.length * step + axis} onResize={setWidth}>
      <BarChart
        data={[...bars]}
        layout="vertical"
        barSize={18}
        accessibilityLayer={false}
        margin={{ top: 0, right: 76, bottom: 0, left: 0 }}
      >
        <Patterns prefix={prefix} looks={series.map(({ look }) => look)} />
        <CartesianGrid horizontal={false} stroke="var(--border)" />
        <XAxis
          type="number"
          height={axis}
          tickLine={false}
          axisLine={false}
          tickCount={narrow ? 4 : 7}
          tickFormatter={(hours: number) => `${hours.toLocaleString('en-US')}h`}
          tick={{ fill: 'var(--muted-foreground)', fontSize: 12 }}
        />
        <YAxis
          type="category"
          dataKey={indexed(bars)}
          width={names}
          interval={0}
          tickLine={false}
          axisLine={false}
          tick={(tick) => <NameTick {...tick} bars={bars} width={names} />}
        />
        <Tooltip
          cursor={{ fill: 'var(--accent)', opacity: 0.6 }}
          isAnimationActive={false}
          content={({ payload }) => <BarTooltip bar={payload[0]?.payload} series={series} />}
        />
        {series.map(({ key, look }) => (
          <Bar
            key={key}
            dataKey={({ minutes }: ChartBar) => (minutes[key] ?? 0) / 60}
            stackId="paid"
            fill={fillOf(prefix, look)}
            isAnimationActive={false}
            onClick={({ payload }: { payload?: ChartBar }) => {
              if (payload?.person) onOpen(payload.person);
            }}
          >
            <LabelList
              dataKey={(bar: ChartBar) => (lastPartOf(bar, series) === key ? hoursInWords(bar.total) : '')}
              content={({ x, y, width, height, value }) => (
                <BarTotal
                  {...{ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }}
                  words={String(value ?? '')}
                />
              )}
            />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Two people may have one name, and a category has to be told from every other. */
function indexed(bars: readonly ChartBar[]) {
  const places = new Map(bars.map((bar, index) => [bar, index]));
  return (bar: ChartBar) => places.get(bar) ?? 0;
}
