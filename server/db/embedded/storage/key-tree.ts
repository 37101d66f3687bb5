const fullChunk = 256;

interface Chunk<Item> {
  keys: string[];
  items: Item[];
}

/**
 * Items sorted by key, and by id among equal keys: a B+tree of two levels, which at the sizes that fit in
 * memory beats deeper ones on insertion and on range scans.
 */
export class KeyTree<Item extends { id: number }> {
  size = 0;
  private chunks: Chunk<Item>[] = [];
  private version = 0;

  insert(key: string, item: Item): void {
    this.version++;
    this.size++;
    const last = this.chunks.at(-1);
    if (!last || isBefore(last.keys.at(-1)!, last.items.at(-1)!.id, key, item.id)) {
      this.append(last, key, item);
      return;
    }
    const at = this.chunkFor(key, item.id);
    const chunk = this.chunks[at]!;
    const position = slotFor(chunk, key, item.id);
    if (chunk.keys.length < fullChunk) {
      chunk.keys.splice(position, 0, key);
      chunk.items.splice(position, 0, item);
    } else {
      const half = fullChunk / 2;
      const upper = { keys: chunk.keys.splice(half), items: chunk.items.splice(half) };
      this.chunks.splice(at + 1, 0, upper);
      const [target, slot] = position <= half ? [chunk, position] : [upper, position - half];
      target.keys.splice(slot, 0, key);
      target.items.splice(slot, 0, item);
    }
  }

  /** Fills an empty tree at once, which is quicker than one by one; the items come by id. */
  fill(keys: string[], items: Item[]): void {
    const order = Uint32Array.from(keys.keys());
    order.sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b));
    const room = (fullChunk * 3) / 4;
    for (let at = 0; at < order.length; at += room) {
      const chunk = [...order.subarray(at, at + room)];
      this.chunks.push({ keys: chunk.map((one) => keys[one]!), items: chunk.map((one) => items[one]!) });
    }
    this.size = order.length;
  }

  private append(last: Chunk<Item> | undefined, key: string, item: Item): void {
    if (!last || last.keys.length >= fullChunk) this.chunks.push({ keys: [key], items: [item] });
    else {
      last.keys.push(key);
      last.items.push(item);
    }
  }

  remove(key: string, item: Item): void {
    const at = this.chunkFor(key, item.id);
    const chunk = this.chunks[at];
    if (!chunk) return;
    const position = slotFor(chunk, key, item.id);
    if (chunk.keys[position] !== key || chunk.items[position] !== item) return;
    this.version++;
    this.size--;
    chunk.keys.splice(position, 1);
    chunk.items.splice(position, 1);
    if (chunk.keys.length === 0) this.chunks.splice(at, 1);
  }

  /** The first item with exactly this key. */
  get(key: string): Item | undefined {
    const chunk = this.chunks[this.chunkFor(key, -1)];
    if (!chunk) return undefined;
    const position = slotFor(chunk, key, -1);
    return chunk.keys[position] === key ? chunk.items[position] : undefined;
  }

  lastKey(): string | undefined {
    return this.chunks.at(-1)?.keys.at(-1);
  }

  removeLast(): void {
    const chunk = this.chunks.at(-1);
    if (!chunk) return;
    this.version++;
    this.size--;
    chunk.keys.pop();
    chunk.items.pop();
    if (chunk.keys.length === 0) this.chunks.pop();
  }

  /** How many items have a key from `from` up to, not including, `to`. */
  count(from: string, to: string): number {
    const first = this.chunkFor(from, -1);
    const last = this.chunkFor(to, -1);
    const slot = (at: number, key: string) => (this.chunks[at] ? slotFor(this.chunks[at], key, -1) : 0);
    let count = slot(last, to) - slot(first, from);
    for (let at = first; at < last; at++) count += this.chunks[at]!.keys.length;
    return Math.max(0, count);
  }

  /** About so many of the keys, spread evenly. */
  sample(most: number): string[] {
    const step = Math.ceil(this.size / most);
    const sampled: string[] = [];
    let at = 0;
    for (const { keys } of this.chunks) {
      for (; at < keys.length; at += step) sampled.push(keys[at]!);
      at -= keys.length;
    }
    return sampled;
  }

  /** Items with a key from `from` up to, not including, `to`; items may come and go while it runs. */
  scan(from: string, to: string, reverse: boolean): Generator<Item>;
  /** Those whose key is wanted, with an `undefined` now and then while it passes over others. */
  scan(
    from: string,
    to: string,
    reverse: boolean,
    isWanted: ((key: string) => boolean) | undefined,
  ): Generator<Item | undefined>;
  *scan(
    from: string,
    to: string,
    reverse: boolean,
    isWanted?: (key: string) => boolean,
  ): Generator<Item | undefined> {
    let version = this.version;
    let passed = 0;
    const step = reverse ? -1 : 1;
    let [at, position] = this.seek(reverse ? to : from, -1, reverse);
    for (;;) {
      const chunk = this.chunks[at];
      if (!chunk) return;
      const key = chunk.keys[position];
      if (key === undefined) {
        at += step;
        position = reverse ? (this.chunks[at]?.keys.length ?? 0) - 1 : 0;
        continue;
      }
      if (reverse ? key < from : key >= to) return;
      const item = chunk.items[position]!;
      if (!isWanted || isWanted(key)) yield item;
      else if (++passed % fullChunk === 0) yield undefined;
      if (version === this.version) {
        position += step;
      } else {
        version = this.version;
        [at, position] = this.seek(key, reverse ? item.id : item.id + 1, reverse);
      }
    }
  }

  /** All items with a key from `from` up to, not including, `to`, some hundred at a time. */
  *slices(from: string, to: string): Generator<readonly Item[]> {
    for (let key = from, id = -1; ; ) {
      const [at, start] = this.seek(key, id, false);
      const chunk = this.chunks[at];
      if (!chunk) return;
      const end = slotFor(chunk, to, -1);
      const items = chunk.items.slice(start, end);
      const last = items.at(-1);
      if (!last) return;
      key = chunk.keys[end - 1]!;
      id = last.id + 1;
      yield items;
    }
  }

  // Forwards the first entry at or after (key, id), backwards the last one before it.
  private seek(key: string, id: number, reverse: boolean): [chunk: number, position: number] {
    let at = this.chunkFor(key, id);
    if (reverse && at === this.chunks.length) at--;
    const chunk = this.chunks[at];
    if (!chunk) return [at, 0];
    return [at, slotFor(chunk, key, id) - (reverse ? 1 : 0)];
  }

  private chunkFor(key: string, id: number): number {
    let low = 0;
    let high = this.chunks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const { keys, items } = this.chunks[middle]!;
      const last = keys.length - 1;
      if (isBefore(keys[last]!, items[last]!.id, key, id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function slotFor({ keys, items }: Chunk<{ id: number }>, key: string, id: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(keys[middle]!, items[middle]!.id, key, id)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore(key: string, id: number, otherKey: string, otherId: number): boolean {
  return key < otherKey || (key === otherKey && id < otherId);
}
