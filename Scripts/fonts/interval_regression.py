"""Ridge regression on intervals: a width is known only as "above w - pixel and at most w", and some are stale.

Every observation has one or two candidate intervals with weights (a pixel, a whole point). Expectation step: the mean of
the prediction's normal distribution inside the intervals, and the probability that the observation is no outlier.
Maximisation step: ridge regression on those means. The standard deviation shrinks as the fit improves.
"""

import numpy as np
import scipy.sparse as sparse
from scipy.linalg import cho_factor, cho_solve
from scipy.special import ndtr

STEPS = (1.0, 0.72, 0.5, 0.33, 0.2, 0.12, 0.12, 0.12)


def _density(x):
    return np.exp(-0.5 * x * x) / np.sqrt(2 * np.pi)


def expectation(prediction, deviation, low, high, weight, outlier):
    """Expected true widths, and the probability that each observation is an inlier."""
    total = np.zeros(len(prediction))
    mass = np.zeros(len(prediction))
    for column in range(low.shape[1]):
        a = (low[:, column] - prediction) / deviation
        b = (high - prediction) / deviation
        inside = np.maximum(ndtr(b) - ndtr(a), 1e-300)
        mean = prediction + deviation * (_density(a) - _density(b)) / inside
        mean = np.clip(mean, low[:, column], high)
        share = weight[:, column] * inside / (high - low[:, column])
        total += share * mean
        mass += share
    expected = np.where(mass > 1e-250, total / np.maximum(mass, 1e-300), np.clip(prediction, low[:, 0], high))
    return expected, mass / (mass + outlier)


def fit(features, precision, known, offset, low, high, weight, outlier, noise=0.08, least=0.15):
    """The parameters of width = offset + features . parameters.

    `features` is sparse. `precision` is the matrix of the prior, whose mean is 0, with what is known already added to it;
    `known` is the right side that belongs to that.
    """
    features = sparse.csr_matrix(features)
    transposed = features.T.tocsr()
    parameters = np.zeros(features.shape[1])
    wide = 0.8 + 0.008 * high
    for step in STEPS:
        prediction = offset + features @ parameters
        deviation = np.maximum(least, wide * step)
        expected, inlier = expectation(prediction, deviation, low, high, weight, outlier)
        confidence = inlier / noise**2
        matrix = (transposed @ features.multiply(confidence[:, None])).toarray() + precision
        right = transposed @ (confidence * (expected - offset)) + known
        parameters = cho_solve(cho_factor(matrix, lower=True, overwrite_a=True, check_finite=False), right)
    return parameters
