interface CheckListProps {
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** Ids, in the order of the options. */
  readonly selected: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
}

/** Check boxes with labels as large as buttons. A long list scrolls. */
export function CheckList({ legend, options, selected, onSelect }: CheckListProps) {
  return (
    <fieldset className="tc:flex tc:min-w-0 tc:flex-col tc:gap-2">
      <legend className="tc:mb-2 tc:text-sm tc:font-medium">{legend}</legend>
      <div className="tc:flex tc:max-h-52 tc:flex-wrap tc:gap-2 tc:overflow-y-auto tc:p-0.5">
        {options.map(({ id, name }) => (
          <label
            key={id}
            className="tc:flex tc:min-h-9 tc:cursor-pointer tc:items-center tc:gap-2 tc:rounded-md tc:border tc:border-input tc:px-3 tc:text-sm tc:hover:bg-accent tc:has-checked:border-primary tc:pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              className="tc:size-4 tc:accent-primary"
              checked={selected.includes(id)}
              onChange={({ target }) =>
                onSelect(
                  options.map((one) => one.id).filter((one) => (one === id ? target.checked : selected.includes(one))),
                )
              }
            />
            <span className="tc:min-w-0 tc:wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
