const fullChunk = 256;

interface Chunk<Item> {
  keys: string[];
  items: Item[];
}

/**
 * Items sorted by key, then id: a two-level B+tree, which inserts faster than deeper ones at sizes that fit in memory.
 */
export class KeyTree<Item extends { id: number }> {
  size = 0;
  private readonly chunks: Chunk<Item>[] = [];

  insert(key: string, item: Item): void {
    this.size++;
    const last = this.chunks.at(-1);
    if (!last || isBefore(last.keys.at(-1)!, last.items.at(-1)!.id, key, item.id)) {
      this.append(last, key, item);
      return;
    }
    const at = this.chunkFor(key, item.id);
    const chunk = this.chunks[at]!;
    const position = slotFor(chunk, key, item.id);
    chunk.keys.splice(position, 0, key);
    chunk.items.splice(position, 0, item);
    if (chunk.keys.length <= fullChunk) return;
    const half = fullChunk / 2;
    this.chunks.splice(at + 1, 0, { keys: chunk.keys.splice(half), items: chunk.items.splice(half) });
  }

  private append(last: Chunk<Item> | undefined, key: string, item: Item): void {
    if (!last || last.keys.length >= fullChunk) this.chunks.push({ keys: [key], items: [item] });
    else {
      last.keys.push(key);
      last.items.push(item);
    }
  }

  lastKey(): string | undefined {
    return this.chunks.at(-1)?.keys.at(-1);
  }

  removeLast(): void {
    const chunk = this.chunks.at(-1);
    if (!chunk) return;
    this.size--;
    chunk.keys.pop();
    chunk.items.pop();
    if (chunk.keys.length === 0) this.chunks.pop();
  }

  /** Iterates in order; do not add or remove items meanwhile. */
  *inOrder(): Generator<Item> {
    for (const { items } of this.chunks) yield* items;
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
