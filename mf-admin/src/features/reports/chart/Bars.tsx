import { useId, useState } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { hoursInWords } from '../report/labels.js';
import { BarTooltip } from './BarTooltip.js';
import { BarTotal, widthOfTotals } from './BarTotal.js';
import { type ChartBar, type ChartData, lastPartOf } from './chart-data.js';
import { NameTick, widthOfNames } from './NameTick.js';
import { fillOf, Patterns } from './Patterns.js';

interface BarsProps extends Pick<ChartData, 'series' | 'bars'> {
  readonly onOpen: (person: string) => void;
}

const hour = 60;
const step = 32;
const axis = 28;
/** Below this many pixels names and figures have to be sparing. */
const narrowest = 520;

/** The bars themselves: each stacked from its parts, with its sum at its end. The largest library of the module, loaded on its own. */
export function Bars({ series, bars, onOpen }: BarsProps) {
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
        margin={{ top: 0, right: widthOfTotals(bars), bottom: 0, left: 0 }}
      >
        <Patterns prefix={prefix} looks={series.map(({ look }) => look)} />
        <CartesianGrid horizontal={false} stroke="var(--border)" />
        <XAxis
          type="number"
          height={axis}
          tickLine={false}
          axisLine={false}
          tickCount={narrow ? 4 : 7}
          domain={(bars[0]?.total ?? 0) < hour ? [0, 1] : [0, 'auto']}
          tickFormatter={axisHours}
          tick={{ fill: 'var(--muted-foreground)', fontSize: 12 }}
        />
        <YAxis
          type="category"
          dataKey={indexed(bars)}
          width={names}
          interval={0}
          tickLine={false}
          axisLine={false}
          tick={({ y, payload }) => (
            <NameTick y={Number(y)} name={bars[Number(payload.value)]?.name ?? ''} width={names} />
          )}
        />
        <Tooltip
          cursor={{ fill: 'var(--accent)', opacity: 0.6 }}
          isAnimationActive={false}
          content={({ payload }) => <BarTooltip bar={payload[0]?.payload} series={series} />}
        />
        {series.map(({ key, look }) => (
          <Bar
            key={key}
            dataKey={({ minutes }: ChartBar) => (minutes[key] ?? 0) / hour}
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

/** `40h`, and above what anybody reads digit by digit `120Kh`. */
function axisHours(hours: number): string {
  return `${hours.toLocaleString('en-US', hours < 10_000 ? {} : { notation: 'compact' })}h`;
}

/** Two people may have one name, and a category has to be told from every other. */
function indexed(bars: readonly ChartBar[]) {
  const places = new Map(bars.map((bar, index) => [bar, index]));
  return (bar: ChartBar) => places.get(bar) ?? 0;
}
