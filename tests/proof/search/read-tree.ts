/**
 * The knowledge about one input on one screen: a tree of the fields that it reads, in the order of reading. Two
 * devices that lead to the same leaf behave the same, because the input reads nothing else.
 */
import type { Device } from '../../../src/thermostat/device/device'
import { classOf } from './values'

interface Branch<Leaf> {
  readonly name: string
  readonly next: Map<string, Node<Leaf>>
}
type Node<Leaf> = Branch<Leaf> | { readonly leaf: Leaf }

export class ReadTree<Leaf> {
  private root: Node<Leaf> | undefined

  /** @returns the result for a device whose fields are in the same classes */
  find(device: Device): Leaf | undefined {
    let node = this.root
    while (node && 'name' in node) node = node.next.get(String(classOf(device, node.name)))
    return node?.leaf
  }

  /**
   * @param names the fields that were read, in their order @returns the fields that are new in the tree, whose other
   * values are still to be tried @throws if the same values led to another field before: then the classes are too
   * coarse
   */
  insert(device: Device, names: readonly string[], leaf: Leaf): readonly string[] {
    const fresh: string[] = []
    let place = (node: Node<Leaf>) => {
      this.root = node
    }
    let node = this.root
    for (const name of names) {
      const value = classOf(device, name)
      if (value === null) continue
      if (node && !('name' in node && node.name === name)) throw new Error(`${name} is read only sometimes`)
      const branch: Branch<Leaf> = node && 'name' in node ? node : { name, next: new Map() }
      if (!node) {
        fresh.push(name)
        place(branch)
      }
      place = (next) => branch.next.set(value, next)
      node = branch.next.get(value)
    }
    if (node) throw new Error(`${'name' in node ? node.name : 'nothing'} is read only sometimes`)
    place({ leaf })
    return fresh
  }
}
