"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

They show a seat what it may see and nothing else. Need the extra packages of `wreckfish[environments]`.
"""
