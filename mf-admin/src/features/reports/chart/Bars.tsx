import { formatDuration } from '@timetrack/screens';
import { useId, useState } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { BarTooltip } from './BarTooltip.js';
import { BarTotal, widthOfTotals } from './BarTotal.js';
import { type ChartBar, type ChartData, lastSeriesOf } from './chart-data.js';
import { NameTick, widthOfNames } from './NameTick.js';
import { fillOf, Patterns } from './Patterns.js';

interface BarsProps extends Pick<ChartData, 'series' | 'bars'> {
  readonly onOpen: (person: string) => void;
}

const minutesPerHour = 60;
const barHeight = 32;
const axisHeight = 28;
/** Narrower charts, in pixels, get shorter names and fewer ticks. */
const narrowWidth = 520;

/** Stacked bars with their totals. A separate file, so that the chart library loads on demand. */
export function Bars({ series, bars, onOpen }: BarsProps) {
  const prefix = useId();
  const [width, setWidth] = useState(0);
  const isNarrow = width < narrowWidth;
  const names = widthOfNames(bars, isNarrow ? 116 : 200);
  return (
    <ResponsiveContainer width="100%" height={bars.length * barHeight + axisHeight} onResize={setWidth}>
      <BarChart
        data={[...bars]}
        layout="vertical"
        barSize={18}
        accessibilityLayer={false}
        margin={{ top: 0, right: widthOfTotals(bars), bottom: 0, left: 0 }}
      >
        <Patterns prefix={prefix} styles={series.map(({ style }) => style)} />
        <CartesianGrid horizontal={false} stroke="var(--border)" />
        <XAxis
          type="number"
          height={axisHeight}
          tickLine={false}
          axisLine={false}
          tickCount={isNarrow ? 4 : 7}
          domain={(bars[0]?.total ?? 0) < minutesPerHour ? [0, 1] : [0, 'auto']}
          tickFormatter={axisHours}
          tick={{ fill: 'var(--muted-foreground)', fontSize: 12 }}
        />
        <YAxis
          type="category"
          dataKey={indexOf(bars)}
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
        {series.map(({ key, style }) => (
          <Bar
            key={key}
            dataKey={({ minutes }: ChartBar) => (minutes[key] ?? 0) / minutesPerHour}
            stackId="paid"
            fill={fillOf(prefix, style)}
            isAnimationActive={false}
            onClick={({ payload }: { payload?: ChartBar }) => {
              if (payload?.person) onOpen(payload.person);
            }}
          >
            <LabelList
              dataKey={(bar: ChartBar) => (lastSeriesOf(bar, series) === key ? formatDuration(bar.total) : '')}
              content={({ x, y, width, height, value }) => (
                <BarTotal
                  {...{ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }}
                  text={String(value ?? '')}
                />
              )}
            />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** `40h`, and in compact notation from ten thousand: `120Kh`. */
function axisHours(hours: number): string {
  return `${hours.toLocaleString('en-US', hours < 10_000 ? {} : { notation: 'compact' })}h`;
}

/** Identifies bars by index, because two people may have the same name. */
function indexOf(bars: readonly ChartBar[]) {
  const indexes = new Map(bars.map((bar, index) => [bar, index]));
  return (bar: ChartBar) => indexes.get(bar) ?? 0;
}
