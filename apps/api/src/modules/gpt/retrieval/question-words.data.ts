/** Words of questions that say nothing about their subject, beside the operator's ignored terms. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...'的 了 吗 呢 吧 啊 么 是 在 有 和 与 或 及 也 都 就 还 能 会 要 把 被 让 给 对 从 到 向 用 按 为 因为 所以 如果 但是 而且'.split(
    ' ',
  ),
  ...'我 你 您 他 我们 你们 他们 咱们 这 那 这个 那个 这些 那些 哪 哪个 哪里 哪儿 谁 几 多少 什么 怎么 怎样 如何 为什么 怎么办 是否 有没有 是不是 能不能 可不可以 可以 能够 应该 需要 想要 想 请问 请 一下 一个 一家 一些 个 家 种 次 条 份'.split(
    ' ',
  ),
  ...'公司 企业 单位 我司 贵司 现在 目前 今年 最多 最高 最少 最低 多久 多长 时间 时候 情况 方面 问题 关于 具体 主要 之后 以后 之前 以前 还是 已经 没有 不是 不能 上 下 里 中 内 外 后 前 时 去 来 做 办 拿 得 到底 知道 告诉 了解 满足 几年 几点 一半 填 能存 算 怎么算 发现 区里 市里 园区 一共 过 先 再 找 提 代 走 退 起 着 将 很 太 更 只 又 却 若 当 该 此 其 各 每 另 需 叫 说 看 打 没 不 不要 填了 那天 当天 打不'.split(
    ' ',
  ),
  ...'a an the of for to in on at by with from and or is are was were be been being do does did can could may might must should would will shall i we our us you your it its they their this that these those there here how what which who whom when where why whether if than then so as not no any some much many more most long get gets got getting have has had need needs want wants please tell know about into per up after before while our company companies enterprise enterprises firm business my me turn turns out calculated calculate happen happens true sure really also as well'.split(
    ' ',
  ),
]);
